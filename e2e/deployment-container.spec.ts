// The container as deployed: unprivileged, with a read-only root file system, and healthy.
import { checkDeployment } from '../src/build/deployment/check-deployment';
import { findContainerEngine, hasBaseImages, startContainer } from './container';
import { expect, test } from './fixtures';

const engine = findContainerEngine();
const isHere = engine !== undefined && hasBaseImages(engine);

if (!isHere) console.log('Skipping the container test: no container engine or base images available.');

/** The test's timeout in milliseconds. It includes installing and building the console. */
const BUILDING = 900_000;

// The test is defined only if it can run, because a skipped test fails the run when CI is set.
if (isHere)
  test("the container serves the console as an unprivileged user, who can't change its files", async ({
    workerSandbox,
  }) => {
    test.setTimeout(BUILDING);
    const container = await startContainer(engine, workerSandbox.url);
    try {
      await expect.poll(() => container.health().status, { timeout: 30_000 }).toBe(0);
      expect(await checkDeployment(container.url)).toEqual([]);
      expect(container.exec('id -u').output).toMatch(/^[1-9]\d*$/m);
      for (const path of ['/srv/console/index.html', '/etc/nginx/nginx.conf', '/usr/bin/x', '/new'])
        expect(container.exec(`echo x >> ${path}`).status, path).not.toBe(0);
      expect(container.exec('ls /srv/kept/assets').output).toMatch(/\.js$/m);
      const materials = container.exec('cat /usr/share/doc/console/sbom.json').output;
      expect(JSON.parse(materials)).toMatchObject({ bomFormat: 'CycloneDX' });
      expect((await fetch(`${container.url}/v1/accounts/1/inboxes`)).status).toBe(400);
    } finally {
      container.close();
    }
  });
