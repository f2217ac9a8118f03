import { inject } from 'vitest'
import { copyDatabase } from './test-cluster'

/** Creates a migrated, empty database for the test file and returns its URL. */
export function createTestDatabase(): Promise<string> {
  return copyDatabase(inject('templateUrl'))
}
