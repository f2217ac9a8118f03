import { replaceAccounts } from './admin-test'

/** Leaves one account on the site, whose session (`E2E_ADMIN_TOKEN`) adds the members of journeys. */
export default async function createAdmin() {
  const [url, databaseUrl] = [process.env.E2E_URL, process.env.E2E_DATABASE_URL]
  process.env.E2E_ADMIN_TOKEN = await replaceAccounts({
    url: url as string,
    databaseUrl: databaseUrl as string,
  })
}
