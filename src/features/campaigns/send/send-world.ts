// A small world for the model test: a disk, a lock and a platform shared by tabs that can die at every step of a send.

import type { Attempt } from './attempt';
import type { CampaignContent } from './campaign-content';
import type { Answer } from './classify-answer';
import { fingerprintOf } from './fingerprint';
import type { Ledger } from './ledger';
import { CONTENT, NAMES, previewOf } from './samples';
import { type SendGround, type SendResult, sendCampaign, settleOnStart } from './send';
import { INITIAL, reduceSend, type SendEvent, type SendState } from './send-machine';
import type { LockHolder, WorkspaceLock } from './workspace-lock';

/** A moment in a tab's life at which it can be killed: before or after the effect of its n-th step. */
export interface Kill {
  readonly step: number;
  readonly after: boolean;
}

interface Request {
  readonly confirmation: string;
  readonly content: CampaignContent;
  readonly recipients: number;
  readonly respond: (answer: Answer) => void;
  readonly created: boolean;
}

const never = new Promise<never>(() => {});
export const WORKSPACE = '1/1';

/** One page of the browser. */
export class Tab {
  state: SendState = INITIAL;
  content: CampaignContent = CONTENT;
  person = 'admin@acme.test';
  alive = true;
  inFlight: Request | null = null;
  sends: Promise<SendResult | 'dead'>[] = [];
  results: SendResult[] = [];
  kill: Kill | null = null;
  private steps = 0;
  private die: () => void = () => {};
  readonly death = new Promise<void>((resolve) => {
    this.die = resolve;
  });
  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  crash(): void {
    this.alive = false;
    this.inFlight = null;
    if (this.world.lockedBy === this) this.world.lockedBy = null;
    this.die();
  }

  /** Runs one effect, and never comes back where the tab dies at it. */
  async step<T>(effect: () => T | Promise<T>): Promise<T> {
    if (!this.alive) return never;
    const here = this.kill?.step === this.steps;
    this.steps += 1;
    if (here && !this.kill?.after) this.crash();
    if (!this.alive) return never;
    const value = await effect();
    if (here) this.crash();
    return this.alive ? value : never;
  }

  armKill(kill: Kill | null): void {
    this.kill = kill;
    this.steps = 0;
  }

  dispatch(event: SendEvent): void {
    this.state = reduceSend(this.state, event);
  }

  get ground(): SendGround {
    const { world } = this;
    const ledger: Ledger = {
      add: (record) =>
        this.step(() => {
          if (world.disk.has(record.id)) throw new DOMException('', 'ConstraintError');
          world.disk.set(record.id, structuredClone(record));
        }),
      get: (id) => this.step(() => structuredClone(world.disk.get(id) ?? null)),
      change: (id, next) =>
        this.step(() => {
          const record = world.disk.get(id);
          if (!record) return null;
          const changed = next(structuredClone(record));
          world.disk.set(id, changed);
          return changed;
        }),
      list: () => this.step(() => ({ attempts: structuredClone(world.attempts), quarantined: [] })),
      lastSentAt: (now) =>
        this.step(() =>
          world.disk.size === 0
            ? null
            : Math.min(now, Math.max(...world.attempts.map(({ sentAt }) => sentAt))),
        ),
    };
    const lock: WorkspaceLock = {
      hold: async (_workspace, holder: LockHolder, work) => {
        await this.step(() => undefined);
        if (world.lockedBy !== null) return { taken: false, holder };
        world.lockedBy = this;
        try {
          return { taken: true, value: await work() };
        } finally {
          if (world.lockedBy === this) world.lockedBy = null;
        }
      },
    };
    return {
      ledger,
      lock,
      now: () => world.now,
      guardLeaving: () => () => {},
      forbids: () => null,
      transport: (content, recipients) => this.step(() => world.receive(this, content, recipients)),
    };
  }

  /** Starts a send and waits until it is on its way, over, or the tab is dead. */
  async send(createsNext: boolean): Promise<void> {
    const { state } = this;
    if (state.name !== 'armed') return;
    this.world.createsNext = createsNext;
    const order = {
      person: this.person,
      content: this.content,
      armed: state,
      names: NAMES,
      text: 'x',
      plan: null,
    };
    const ended = Promise.race([sendCampaign(order, this.ground), this.death.then(() => 'dead' as const)]);
    this.sends.push(ended);
    const underway = this.world.nextRequest();
    void ended.then((result) => {
      if (result !== 'dead') {
        this.results.push(result);
        if (result.sent) this.state = result.attempt.state;
      }
    });
    await Promise.race([ended, underway, this.death]);
  }

  async settleSends(): Promise<void> {
    await Promise.all(this.sends);
  }

  async start(): Promise<void> {
    this.dispatch({ type: 'restarted' });
    await Promise.race([settleOnStart(this.ground, WORKSPACE, this.person), this.death]);
  }

  async preview(reachable: number): Promise<void> {
    const preview = previewOf(await fingerprintOf(this.content), this.world.now, reachable);
    this.dispatch({ type: 'counted', preview });
  }
}

export class World {
  now = 1_800_000_000_000;
  readonly disk = new Map<string, Attempt>();
  lockedBy: Tab | null = null;
  readonly requests: Request[] = [];
  createsNext = true;
  tabs: Tab[] = [];
  confirmations = 0;
  private arrived: (() => void)[] = [];

  constructor(tabs: number) {
    this.tabs = Array.from({ length: tabs }, () => new Tab(this));
  }

  get attempts(): Attempt[] {
    return [...this.disk.values()].sort((a, b) => b.sentAt - a.sentAt);
  }

  nextRequest(): Promise<void> {
    return new Promise((resolve) => this.arrived.push(resolve));
  }

  /** The platform takes a request: whether it creates is decided here, what it answers later. */
  receive(tab: Tab, content: CampaignContent, recipients: number): Promise<Answer> {
    const ahead = this.attempts.find((record) => record.state.name === 'sending');
    return new Promise((respond) => {
      const request = {
        confirmation: ahead?.id ?? 'nothing was written ahead',
        content,
        recipients,
        respond,
        created: this.createsNext,
      };
      this.requests.push(request);
      tab.inFlight = request;
      for (const resolve of this.arrived.splice(0)) resolve();
    });
  }

  /** A tab that died is opened again: a new page, which starts. */
  async reopen(index: number): Promise<void> {
    const tab = new Tab(this);
    this.tabs[index] = tab;
    await tab.start();
  }
}
