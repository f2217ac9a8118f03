import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { checkAddresses } from '@/cms/links/check-addresses'
import { readGlossary } from '@/desk/glossary/read-glossary'
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales'
import type { QualityContext, References } from './check-document'

/** Reads what checks of documents in some languages need to know about the rest of the site. */
export async function readContexts(
  referred: References,
  req: PayloadRequest,
  wanted: readonly Locale[] = localeCodes,
): Promise<Map<Locale, QualityContext>> {
  const broken = await findBroken([...referred.addresses], req, defaultLocale)
  const descriptions = await readDescriptions([...referred.pictures], req)
  const contexts = new Map<Locale, QualityContext>()
  for (const locale of wanted) {
    const isEnglish = locale === defaultLocale
    contexts.set(locale, {
      glossary: await readGlossary(req.payload, locale),
      // What readers of English can open is shown to all.
      brokenLinks: isEnglish ? broken : await findBroken([...broken.keys()], req, locale),
      undescribed: new Map(
        descriptions.flatMap(({ id, filename, locales }) =>
          locales.includes(locale) ? [] : [[id, filename]],
        ),
      ),
    })
  }
  return contexts
}

async function findBroken(
  addresses: readonly string[],
  req: PayloadRequest,
  locale: Locale,
): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map()
  const own = Object.assign(Object.create(req) as PayloadRequest, { locale })
  const faults = await checkAddresses(addresses, own)
  return new Map(
    addresses.flatMap((address, at) => {
      const fault = faults[at]
      return fault ? [[address, fault.target] as const] : []
    }),
  )
}

type Description = { id: string; filename: string; locales: Locale[] }

/** The languages in which pictures have an alternative text. */
async function readDescriptions(
  ids: readonly string[],
  { payload }: PayloadRequest,
): Promise<Description[]> {
  const known = ids.filter((id) => /^[0-9a-f-]{36}$/.test(id))
  if (known.length === 0) return []
  const { rows } = await payload.db.drizzle.execute(sql`
    select media.id, coalesce(filename, '') as filename,
      coalesce(array_agg(_locale::text) filter (where btrim(alt) <> ''), '{}') as locales
    from media left join media_locales on _parent_id = media.id
    where media.id = any (${sql.param(known)}::uuid[])
    group by media.id`)
  return rows as Description[]
}
