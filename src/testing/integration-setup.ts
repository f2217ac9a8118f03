import type { TestProject } from 'vitest/node'
import { startTestCluster } from './test-cluster'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges
  export interface ProvidedContext {
    /** A migrated, empty database; each test file works on a copy of it. */
    templateUrl: string
  }
}

/** One PostgreSQL for all integration tests of a run. */
export default async function setup(project: TestProject) {
  const { templateUrl, stop } = await startTestCluster('migrated')
  project.provide('templateUrl', templateUrl)
  return stop
}
