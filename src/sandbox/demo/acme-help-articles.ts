// The articles of the portal acme-help: general articles with translations, and one article per coffee machine and
// topic.
import type { ArticleSeed } from './articles';
import { GENERAL_ARTICLES } from './general-articles';
import { CRLF_ARTICLE, LONG_ARTICLE, SHOWCASE_ARTICLE } from './special-articles';

const CURRENT = [
  'Kestrel espresso machine',
  'Brisa 2 grinder',
  'Tern kettle',
  'Otter filter brewer',
  'Moss travel press',
  'Heron scale',
];
const OLD = [
  'Kestrel 1 machine',
  'Brisa 1 grinder',
  'Lark kettle',
  'Newt filter brewer',
  'Fern press',
  'Egret scale',
];

const file = (name: string) => `https://files.acme.test/uploads/${name}.png`;

interface Subject {
  readonly title: string;
  readonly categoryId: number;
  readonly content: string;
}

/**
 * Article templates with the placeholder `{machine}`. For each current machine, the first four become published
 * articles and the others drafts. For each discontinued machine, the first seven become archived articles.
 */
const SUBJECTS: readonly Subject[] = [
  {
    title: 'Setting up the {machine}',
    categoryId: 401,
    content: `## What is in the box\n\n- the {machine}\n- a cable of 1.2 m\n- this page on paper\n\n![{machine} in its box](${file('box')})\n\n## The first use\n\n1. Wash everything that touches water.\n2. Run it **once without coffee**.\n3. Pour the water away.`,
  },
  {
    title: 'Cleaning the {machine}',
    categoryId: 407,
    content: `Ten minutes a month keep the {machine} going for years.\n\n| how often | what |\n|---|---|\n| every day | rinse and wipe |\n| every week | brush the corners |\n| every month | soak the small parts |\n\n> Never put the {machine} into the dishwasher.`,
  },
  {
    title: '{machine}: what its lamp tells',
    categoryId: 406,
    content:
      'The {machine} has one lamp.\n\n* steady: ready\n* slow blinking: heating or waiting\n* fast blinking: see `E01` to `E09` below\n\n```\nE01  no power\nE07  no water\nE09  too hot, wait ten minutes\n```',
  },
  {
    title: 'Warranty of the {machine}',
    categoryId: 404,
    content:
      'The {machine} has a warranty of **two years**. Keep the invoice; you find it in your [account](https://shop.acme.test/account).\n\n<details><summary>What is not covered</summary>\n\nScale, falls, and the cat.\n\n</details>',
  },
  {
    title: 'Spare parts for the {machine}',
    categoryId: 406,
    content: 'Parts have numbers such as `KES_04_B`.\n\nTODO: list of parts for the {machine} with pictures.',
  },
  {
    title: '{machine} in the office',
    categoryId: 409,
    content:
      'Up to 40 cups a day the {machine} is at home in an office.\n\n### Open questions\n\n- [ ] ask Wholesale about the filter\n- [x] prices checked',
  },
  {
    title: 'Descaling the {machine}',
    categoryId: 408,
    content:
      '1. One litre of water, two sachets.<br>2. Half of it through the {machine}.\n3. Wait 15 minutes.\n4. The other half.\n5. Two litres of fresh water.',
  },
  {
    title: 'Teaching your children to use the {machine}',
    categoryId: 401,
    content: 'From the age of ten, and never alone.\n\n*Draft: to be read by somebody with children.*',
  },
  {
    title: 'Travelling with the {machine}',
    categoryId: 403,
    content: 'In the hold, emptied, in its own box. Customs may ask for the invoice of the {machine}.',
  },
  {
    title: 'Recycling the {machine}',
    categoryId: 404,
    content: 'We take every {machine} back for nothing, however old it is.',
  },
  {
    title: '{machine} and the app',
    categoryId: 410,
    content:
      'The {machine} talks to the app from version 4.2 on. See [the privacy page](https://help.acme.test/privacy).',
  },
];

const AUTHORS = [3, 1, 6, 3, null];

function about(machine: string, subject: Subject, status: ArticleSeed['status'], index: number): ArticleSeed {
  const title = subject.title.replaceAll('{machine}', machine);
  return {
    title,
    content: subject.content.replaceAll('{machine}', machine),
    description: index % 6 === 5 ? null : `${title}, in short`,
    status,
    locale: 'en',
    categoryId: index % 17 === 16 ? null : subject.categoryId,
    authorId: AUTHORS[index % AUTHORS.length] ?? null,
  };
}

const across = (machines: readonly string[], subjects: readonly Subject[], status: ArticleSeed['status']) =>
  machines.flatMap((machine, row) =>
    subjects.map((subject, column) => about(machine, subject, status, row * subjects.length + column)),
  );

const offers = (): ArticleSeed => ({
  title: 'Winter sale 2025',
  content: 'It is over. The next one comes in January.',
  description: null,
  status: 'archived',
  locale: 'en',
  categoryId: 431,
  authorId: 1,
});

const inFrench = (): ArticleSeed => ({
  title: 'Le premier café',
  content: 'Rincez, chauffez, versez.\n\nCette page reste ici depuis que le français a été retiré.',
  description: 'Rincez, chauffez, versez',
  status: 'archived',
  locale: 'fr',
  categoryId: 441,
  authorId: 3,
  translates: 'Your first cup',
});

export const createAcmeHelpArticles = (): ArticleSeed[] => [
  ...GENERAL_ARTICLES,
  SHOWCASE_ARTICLE,
  CRLF_ARTICLE,
  LONG_ARTICLE,
  ...across(CURRENT, SUBJECTS.slice(0, 4), 'published'),
  ...across(CURRENT, SUBJECTS.slice(4), 'draft'),
  ...across(OLD, SUBJECTS.slice(0, 7), 'archived'),
  offers(),
  inFrench(),
];
