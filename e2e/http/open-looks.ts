import { randomUUID } from 'node:crypto'
import { parseHTML } from 'linkedom'
import sharp from 'sharp'
import { newDocument } from '@/codes'
import { localizedPath, paths } from '@/paths'
import { loadSite } from '../../bench/faults/load-site'
import { readMark } from '../../bench/faults/scan-marks'
import { account, type BreakableSite } from './start-breakable-site'

export type Answer = {
  status: number
  /** The problem or first error of the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: the answers of the APIs have many shapes
  body: any
  retryAfter: string | null
  cookie: string
}

/** What a visitor, an owner and an editor get from a site; remembers each write that was answered. */
export async function openLooks(site: BreakableSite) {
  const codes: { slug: string; editKey: string }[] = []
  const topics: string[] = []
  let scans: { slug: string; marks: string[] }[] = []
  let firstMark = 0
  let token = ''
  let visitors = 0

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { 'accept-language': 'de', ...init.headers }
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init, headers })
    const type = answer.headers.get('content-type') ?? ''
    const text = await answer.text()
    return {
      status: answer.status,
      body: type.includes('json') ? JSON.parse(text) : text,
      retryAfter: answer.headers.get('retry-after'),
      cookie: answer.headers.get('set-cookie') ?? '',
    }
  }
  const sendJson = (path: string, body: object, headers: Record<string, string> = {}) =>
    send(path, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...headers },
    })
  const findTitle = ({ body }: Answer) => parseHTML(body).document.querySelector('h1')?.textContent

  const document = newDocument({ type: 'url', url: 'https://example.com/menu' }, 'de')
  const owner = {
    create: async (more: object = {}): Promise<Answer> => {
      // Each code is made by another visitor, who has limits of their own.
      visitors += 1
      const from = { 'x-forwarded-for': `203.0.113.${visitors}` }
      const made = await sendJson(`${paths.codesApi}/codes`, { document, ...more }, from)
      if (made.status === 201) codes.push({ ...made.body.code, editKey: made.body.editKey })
      return made
    },
    /** Acts on the last code that was made. */
    act: (path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Answer> => {
      const { slug, editKey } = codes.at(-1) as (typeof codes)[0]
      return send(`${paths.codesApi}/codes/${slug}/${path}`, {
        ...{ method: 'POST', body },
        headers: { authorization: `Bearer ${editKey}`, ...headers },
      })
    },
    upload: (id: string) => {
      const { slug, editKey } = codes[0] as (typeof codes)[0]
      return send(`${paths.codesApi}/codes/${slug}/files/${id}?name=menu.txt`, {
        ...{ method: 'PUT', body: 'Soup' },
        headers: { authorization: `Bearer ${editKey}` },
      })
    },
  }
  const signed = () => ({ authorization: `JWT ${token}` })
  const editor = {
    signIn: async (): Promise<Answer> => {
      const answer = await sendJson('/api/users/login', account)
      if (answer.status === 200) token = /payload-token=([^;]*)/.exec(answer.cookie)?.[1] ?? ''
      return answer
    },
    save: async (): Promise<Answer> => {
      const slug = `topic-${randomUUID()}`
      const saved = await sendJson('/api/tags?locale=en', { title: slug, slug }, signed())
      if (saved.status === 201) topics.push(slug)
      return saved
    },
    upload: async (name: string): Promise<Answer> => {
      const body = new FormData()
      const create = { width: 40, height: 30, channels: 3, background: '#777777' } as const
      const png = await sharp({ create }).png().toBuffer()
      body.set('file', new File([new Uint8Array(png)], name, { type: 'image/png' }))
      body.set('_payload', JSON.stringify({ alt: 'Gray' }))
      return send('/api/media?locale=en', { method: 'POST', body, headers: signed() })
    },
    get: (path: string) => send(path, { headers: signed() }),
  }
  const readPage = async (path: string) => {
    const page = await send(path, { headers: { accept: 'text/html', 'accept-language': 'de' } })
    return { status: page.status, title: findTitle(page), retryAfter: page.retryAfter }
  }

  await owner.create()
  await editor.signIn()
  // The site stores this page after its start, which may still be running.
  await readPage(localizedPath('de', paths.failure))
  return {
    ...{ send, sendJson, readPage, owner, editor, document },
    /** Scans a code all the time, until `stop`. */
    scan: async () => {
      const { body } = await owner.create()
      const load = loadSite([site.url], body.code.slug, firstMark, 2)
      firstMark += 1_000_000
      return {
        counts: load.counts,
        stop: async () => {
          const { answeredMarks } = await load.stop()
          scans.push({ slug: body.code.slug, marks: answeredMarks })
        },
      }
    },
    /** Lists what was answered but is not in the database. */
    findLost: async (): Promise<string[]> => {
      const find = async (text: string, values: unknown[]) =>
        (await site.pool.query(text, values)).rows.map((row) => row.found as string)
      const missing = (all: string[], known: string[]) => {
        const set = new Set(known)
        return all.filter((each) => !set.has(each))
      }
      const slugs = codes.map(({ slug }) => slug)
      const lost = [
        missing(slugs, await find('select slug as found from codes where slug = any($1)', [slugs])),
        missing(
          topics,
          await find('select slug as found from tags where slug = any($1)', [topics]),
        ),
      ]
      for (const { slug, marks } of scans) {
        const { rows } = await site.pool.query(
          `select language, lower(country) as country from scans join codes on codes.id = code_id
           where slug = $1`,
          [slug],
        )
        const known = rows.map(readMark)
        if (new Set(known).size < known.length) lost.push([`scans of ${slug} stored twice`])
        lost.push(missing(marks, known))
      }
      const all = lost.flat()
      if (all.length === 0) scans = []
      return all
    },
  }
}
