import { randomUUID } from 'node:crypto'
import type pg from 'pg'

const vocabulary =
  'code print quiet zone margin module phone camera poster menu table network password contact card scan link level logo color paper label parcel size meter window light shadow screen letter'.split(
    ' ',
  )
const kanji = '余白印刷文字色彩画像暗号読取端末紙面大小連絡先案内'
const locales = ['en', 'de', 'ja'] as const
const batch = 500

/**
 * Fills the tables with published articles until there are `count`: dated a minute apart, in a few
 * categories, with the first tag and one other of ten, in English, most in German, some in
 * Japanese.
 */
export async function generatePosts(client: pg.Client, count: number): Promise<void> {
  const topics = (table: 'categories' | 'tags', many: number) => ensureTopics(client, table, many)
  const categories = await topics('categories', 4)
  const tags = await topics('tags', 10)
  const { rows } = await client.query('select count(*)::int as count from posts')
  for (let start = rows[0].count; start < count; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - start) }, (_, at) => start + at)
    await insert(client, numbers, categories, tags)
  }
  await client.query('vacuum analyze')
}

async function ensureTopics(client: pg.Client, table: string, many: number): Promise<string[]> {
  const { rows } = await client.query(`select id from ${table} order by slug`)
  if (rows.length) return rows.map(({ id }) => id)
  const topics = Array.from({ length: many }, (_, at) => ({
    id: randomUUID(),
    slug: `topic-${at}`,
    title: `Topic ${at}`,
  }))
  await client.query(
    `with topics as (select * from jsonb_to_recordset($1) as t(id uuid, slug text, title text)),
      added as (insert into ${table} (id, slug) select id, slug from topics returning id)
    insert into ${table}_locales (title, _status, _locale, _parent_id)
    select title, 'published', 'en', topics.id from topics join added using (id)`,
    [JSON.stringify(topics)],
  )
  return topics.map(({ id }) => id)
}

async function insert(
  client: pg.Client,
  numbers: number[],
  categories: string[],
  tags: string[],
): Promise<void> {
  const posts = numbers.map((number) => ({
    id: randomUUID(),
    slug: `article-${number}`,
    category: categories[number % categories.length],
    published: new Date(Date.UTC(2000, 0, 1, 0, number)).toISOString(),
  }))
  const texts = posts.flatMap(({ id }, at) =>
    locales
      .filter((_, skipped) => (numbers[at] as number) % (skipped + 1) === 0)
      .map((locale) => ({ id, locale, ...write(locale, numbers[at] as number) })),
  )
  const rels = posts.flatMap(({ id }, at) =>
    [0, ((numbers[at] as number) % 9) + 1].map((tag, order) => ({ id, order, tag: tags[tag] })),
  )
  await client.query(
    `insert into posts (id, slug, category_id, published_at)
    select id, slug, category, published
    from jsonb_to_recordset($1) as p(id uuid, slug text, category uuid, published timestamptz)`,
    [JSON.stringify(posts)],
  )
  await client.query(
    `insert into posts_locales (title, excerpt, body, _status, _locale, _parent_id)
    select title, excerpt, body, 'published', locale::_locales, id
    from jsonb_to_recordset($1) as t(id uuid, locale text, title text, excerpt text, body jsonb)`,
    [JSON.stringify(texts)],
  )
  await client.query(
    `insert into posts_rels ("order", parent_id, path, tags_id)
    select "order", id, 'tags', tag
    from jsonb_to_recordset($1) as r(id uuid, "order" int, tag uuid)`,
    [JSON.stringify(rels)],
  )
}

/** Returns enough text for lists and search to read; deterministic for a number. */
function write(locale: string, number: number) {
  let seed = number * 7 + 1
  const randomBelow = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  const word = () =>
    locale === 'ja'
      ? kanji.charAt(randomBelow(kanji.length))
      : vocabulary[randomBelow(vocabulary.length)]
  const sentence = (long: number) =>
    Array.from({ length: long }, word).join(locale === 'ja' ? '' : ' ')
  const paragraph = (text: string) => ({
    type: 'paragraph',
    version: 1,
    children: [{ type: 'text', version: 1, format: 0, text }],
  })
  const texts = [`${sentence(60)} number${number}`, sentence(60), sentence(60)]
  return {
    title: `${sentence(4)} ${number}`,
    excerpt: sentence(20),
    body: {
      root: {
        type: 'root',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: texts.map(paragraph),
      },
    },
  }
}
