import serveSite from '../../e2e/serve-site'

/**
 * Provides the site that the `http` tests read. A running site in `E2E_URL` is used as it is;
 * otherwise one is started for the run and stopped after it.
 */
export default async function setup() {
  if (!process.env.E2E_URL) return serveSite()
}
