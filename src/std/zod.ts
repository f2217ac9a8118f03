import { config } from 'zod/mini'

// zod compiles object schemas with `new Function` unless told not to; our Content-Security-Policy
// forbids that, and the mere attempt is reported as a violation.
config({ jitless: true })

export * from 'zod/mini'
