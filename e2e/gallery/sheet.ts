// Writes the HTML pages that show the gallery: all pictures with filters, and the pictures that differ from an earlier
// build.
import type { PictureDifference } from './compare-pictures';

export interface Picture {
  readonly screen: string;
  readonly file: string;
  /** Properties for filtering pictures, such as `width: 390` and `scheme: dark`. */
  readonly facts: Readonly<Record<string, string>>;
}

const figure = ({ file, facts }: Picture): string => {
  const data = Object.entries(facts).map(([name, value]) => `data-${name}="${value}"`);
  return `<figure ${data.join(' ')}><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>
<figcaption>${Object.values(facts).join(' · ')}</figcaption></figure>`;
};

/** Builds a filter that needs no script: clearing the check box hides the pictures with its value. */
function box(name: string, value: string): { readonly label: string; readonly rule: string } {
  const id = `${name}-${value}`;
  return {
    label: `<label><input type="checkbox" id="${id}" checked>${value}</label>`,
    rule: `body:has(#${id}:not(:checked)) [data-${name}="${value}"]{display:none}`,
  };
}

export function renderGalleryPage(pictures: readonly Picture[]): string {
  const facts = new Set(pictures.flatMap((one) => Object.entries(one.facts).map((fact) => fact.join('='))));
  const boxes = [...facts].map((fact) => box(...(fact.split('=') as [string, string])));
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`);
  const sections = screens.map((screen) => {
    const taken = pictures.filter((picture) => picture.screen === screen);
    return `<h2 id="${screen}">${screen}</h2><div>${taken.map(figure).join('\n')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body{font:13px/1.5 system-ui,sans-serif;margin:1.5rem;background:#eef0f3;color:#14171f}
header{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.5rem 0;background:#eef0f3}
div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
h2{scroll-margin-top:5rem}figure{margin:0}img{height:270px;border:1px solid #cfd4dc}
${boxes.map(({ rule }) => rule).join('\n')}
</style><header>${boxes.map(({ label }) => label).join('')}</header><p>${links.join(' · ')}</p>
${sections.join('\n')}
`;
}

/**
 * Returns the HTML that shows each differing picture next to the earlier picture. `before` is the folder with the
 * earlier pictures.
 */
export function renderDifferencePage(differences: readonly PictureDifference[], before: string): string {
  const rows = differences.map(
    ({
      file,
      pixels,
    }) => `<h2>${file}</h2><p>${pixels === null ? 'New, or of another size' : `${pixels} pixels`}</p>
<div><img src="${before}/${file}" alt="Before"><img src="${file}" alt="After"></div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Differences</title><style>
body{font:13px/1.5 system-ui,sans-serif;margin:1.5rem}div{display:flex;gap:1rem;align-items:flex-start}
img{width:calc(50% - .5rem);border:1px solid #cfd4dc}
</style><h1>${differences.length} pictures differ</h1>
${rows.join('\n')}
`;
}
