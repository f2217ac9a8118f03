/** The header of the API that prevents a repeated request from creating a second code. */
export const idempotencyKeyHeader = 'idempotency-key'
