// Articles that an editor must save without accidental changes: every kind of Markdown, CRLF line breaks, great length.
import type { ArticleSeed } from './articles';

const special = (title: string, categoryId: number, content: string): ArticleSeed => ({
  title,
  content,
  description: `${title}: written by hand`,
  status: 'published',
  locale: 'en',
  categoryId,
  authorId: 3,
});

export const SHOWCASE_ARTICLE = special(
  'Kestrel error codes',
  406,
  `# Kestrel error codes

Every code begins with \`E\`. **Bold** ones need the *workshop*; ~~E03~~ no longer exists.

![The display of the Kestrel](https://files.acme.test/uploads/kestrel-display.png "It shows E07")

| code | meaning | what to do |
|:-----|:-------:|-----------:|
| E01 | no power | try another socket |
| E07 | no water | dry the \\| two pins |
| **E09** | too hot | wait, then [write to us](https://shop.acme.test/contact?topic=E09&from=help) |

## Step by step

1. Switch it off.
   - Wait a minute.
     1. Really a minute.
2. Take the tank out.
3. Dry the pins:<br>both of them.

- [x] tank dried
- [ ] pins dried

> E07 comes back?
>
> > Then it is the sensor.

<details>
<summary>For the <em>curious</em></summary>

The sensor measures conductivity, see <https://help.acme.test/sensor>.

</details>

\`\`\`json
{ "code": "E07", "litres": 0.0, "advice": "<b>dry</b> & retry" }
\`\`\`

---

Footnote-like text[^1], an entity &amp; a hard break at the end of this line\\
and a line with two spaces  
after it.

[^1]: Not every renderer knows these.
`,
);

export const CRLF_ARTICLE = special(
  'Written on another system',
  410,
  [
    '## Line ends',
    '',
    'This article came from a file with CRLF.',
    '',
    '- one',
    '- two',
    '',
    'The end.',
    '',
  ].join('\r\n'),
);

const chapter = (number: number) => `## Chapter ${number}

The Kestrel wants clean water, fresh beans and a little patience. In chapter ${number} we turn the dial to ${number} and taste what changes.

1. Grind ${7 + number} g of beans.
2. Press with about ${10 + number} kg.
3. Stop after ${20 + number} seconds.

| dial | seconds | taste |
|---|---|---|
| ${number} | ${20 + number} | sour |
| ${number + 1} | ${24 + number} | round |
| ${number + 2} | ${29 + number} | bitter |

Write down what you did; a good cup that can't be made again is only luck. When in doubt, see [chapter 1](#chapter-1).

![Dial at ${number}](https://files.acme.test/uploads/dial-${number}.png)
`;

export const LONG_ARTICLE = special(
  'The whole handbook of the Kestrel',
  401,
  Array.from({ length: 60 }, (_, index) => chapter(index + 1)).join('\n'),
);
