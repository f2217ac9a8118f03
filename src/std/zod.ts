import { config } from 'zod/mini'

// By default, zod compiles object schemas with `new Function`; our Content-Security-Policy forbids
// this, and even the attempt is reported as a violation.
config({ jitless: true })

export * from 'zod/mini'
