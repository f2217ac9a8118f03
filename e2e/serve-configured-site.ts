import pg from 'pg'
import { type SpawnedSite, spawnSite } from '../src/start/spawn-site'
import { copyDatabase } from '../src/testing/test-cluster'
import { expect, test } from './site-test'

/** The settings of the configured site, which the other sites lack. */
export const configured = {
  appUrl: 'https://app.example',
  propertyId: '5f0c1d2e3a4b5c6d7e8f9a0b',
  widgetId: '1hwidget',
  badgeHost: 'badges.reviews.example',
  badgeAlt: { en: 'Rated by our visitors', de: 'Von Besuchern bewertet' },
}

/**
 * Starts the configured site before the journeys of a file and stops it after them, unless
 * `E2E_CONFIGURED_URL` names a running site. Returns a function that resolves a path to a URL.
 */
export function setUpConfiguredSite(): (path: string) => string {
  let site: SpawnedSite | undefined
  test.beforeAll(async () => {
    if (!process.env.E2E_CONFIGURED_URL) site = await serveConfiguredSite()
  })
  test.afterAll(async () => {
    if (site) expect(await site.stop()).toBe(0)
  })
  return (path) => (process.env.E2E_CONFIGURED_URL ?? site?.url) + path
}

/**
 * Starts a third site with a user application, chat and badge. These would appear on every page of
 * the other sites, so this site has its own database.
 */
async function serveConfiguredSite(): Promise<SpawnedSite> {
  const url = await copyDatabase(process.env.E2E_TEMPLATE_URL as string)
  const client = new pg.Client(url)
  await client.connect()
  const { appUrl, propertyId, widgetId, badgeHost, badgeAlt } = configured
  await client.query(
    `update site set chat_property_id = $1, chat_widget_id = $2, badge_image_url = $3,
       badge_link_url = $4, app_url = $5`,
    [
      propertyId,
      widgetId,
      `https://${badgeHost}/badge.svg`,
      `https://${badgeHost}/reviews`,
      appUrl,
    ],
  )
  for (const [locale, alt] of Object.entries(badgeAlt))
    await client.query('update site_locales set badge_alt = $1 where _locale = $2', [alt, locale])
  await client.end()
  return spawnSite({
    DATA_DIR: process.env.E2E_DATA_DIR as string,
    DATABASE_URL: url,
    PAYLOAD_SECRET: process.env.E2E_SECRET as string,
  })
}
