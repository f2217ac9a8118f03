import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startPostgres } from '../src/postgres/start-postgres'
import { migrate } from '../src/start/migrate'
import { type SpawnedSite, spawnSite } from '../src/start/spawn-site'

/** What the configured site has and the others have not. */
export const configured = {
  propertyId: '5f0c1d2e3a4b5c6d7e8f9a0b',
  widgetId: '1hwidget',
  badgeHost: 'badges.reviews.example',
  badgeAlt: { en: 'Rated by our visitors', de: 'Von Besuchern bewertet' },
}
const database = 'configured'

/**
 * Starts a third site, with chat and badge. Its settings would show on every page of the others, so
 * it has a database of its own in their PostgreSQL, which holds these settings and no content.
 */
export async function serveConfiguredSite(): Promise<SpawnedSite> {
  const dataDir = process.env.E2E_DATA_DIR as string
  const { databaseUrl, payloadSecret } = await startPostgres({ dataDir })
  const url = databaseUrl.replace(/\/quietzone$/, `/${database}`)
  await query(databaseUrl, `drop database if exists ${database} with (force)`)
  await query(databaseUrl, `create database ${database}`)
  const env = { DATABASE_URL: url, PAYLOAD_SECRET: payloadSecret }
  await migrate(url, env)

  const { propertyId, widgetId, badgeHost, badgeAlt } = configured
  const id = randomUUID()
  await query(
    url,
    `insert into site (id, name, chat_property_id, chat_widget_id, badge_image_url, badge_link_url)
     values ($1, 'Quietzone', $2, $3, $4, $5)`,
    [id, propertyId, widgetId, `https://${badgeHost}/badge.svg`, `https://${badgeHost}/reviews`],
  )
  for (const [locale, alt] of Object.entries(badgeAlt)) {
    await query(
      url,
      `insert into site_locales (badge_alt, _status, _locale, _parent_id)
       values ($1, 'published', $2, $3)`,
      [alt, locale, id],
    )
  }
  return spawnSite({ DATA_DIR: dataDir, ...env })
}

async function query(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text, values).finally(() => client.end())
}
