import pg from 'pg'
import { type SpawnedSite, spawnSite } from '../src/start/spawn-site'
import { copyDatabase } from '../src/testing/test-cluster'

/** The settings of the own site, which the other sites lack. */
export const configured = {
  appUrl: 'https://app.example',
  propertyId: '5f0c1d2e3a4b5c6d7e8f9a0b',
  widgetId: '1hwidget',
  badgeHost: 'badges.reviews.example',
  badgeAlt: { en: 'Rated by our visitors', de: 'Von Besuchern bewertet' },
}

export type OwnSite = SpawnedSite & { databaseUrl: string }

/**
 * Starts a third site, on a database of its own without accounts, for journeys that change every
 * page or the rules for every text. It has a user application, chat and badge.
 */
export async function serveOwnSite(): Promise<OwnSite> {
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
  const site = await spawnSite({
    DATA_DIR: process.env.E2E_DATA_DIR as string,
    DATABASE_URL: url,
    PAYLOAD_SECRET: process.env.E2E_SECRET as string,
    TRUSTED_PROXIES: '1',
  })
  return { ...site, databaseUrl: url }
}
