import { serveChecks } from './serve-checks'

serveChecks(self)
