import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { type CodeDocument, defaultPageStyle } from '@/codes/code-document'
import type { Rules } from '@/codes/rules'
import { makeSlug } from '@/codes/slug'

export const noRules: Rules = {
  timeZone: 'Europe/Berlin',
  windows: [],
  byDevice: {},
  byLanguage: [],
  split: [],
  expiry: null,
}

const version = { fields: {}, title: '', description: '', buttons: [], files: [] }

/** The document of a link code. */
export function urlDocument(url: string, rules: Rules | null = null): CodeDocument {
  return {
    version: 1,
    type: 'url',
    mainLocale: 'en',
    languages: { en: { ...version, fields: { url } } },
    look: defaultPageStyle,
    rules,
  }
}

/** A page in German and French. */
export const pageDocument: CodeDocument = {
  ...urlDocument(''),
  type: 'text',
  mainLocale: 'de',
  languages: { de: version, fr: version },
}

/** Inserts a code. `columns` override the defaults. */
export async function createTestCode(
  pool: pg.Pool,
  document: CodeDocument,
  columns: Record<string, unknown> = {},
): Promise<{ id: string; slug: string }> {
  const slug = makeSlug(randomInt)
  const own = { slug, type: document.type, document: JSON.stringify(document), status: 'active' }
  const columnValues = { ...own, ...columns }
  const names = Object.keys(columnValues)
  const { rows } = await pool.query<{ id: string }>(
    `insert into codes (id, ${names.join(', ')})
    values (gen_random_uuid(), ${names.map((_, at) => `$${at + 1}`).join(', ')})
    returning id`,
    Object.values(columnValues),
  )
  return { id: rows[0]?.id ?? '', slug }
}
