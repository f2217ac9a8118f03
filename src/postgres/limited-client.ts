import pg from 'pg'

/** A server that does not acknowledge the end of a connection for so long is gone. */
const endMs = 1_000

/**
 * A connection that nothing waits for. It is destroyed when a query exceeds `query_timeout`, because
 * the next query would wait behind it and a transaction could stay open, and when ending it takes
 * longer than a second. Its queries fail with the error, so that no listener is needed.
 */
export class LimitedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
    const destroy = () => this.connection.stream.destroy()

    const query: (...args: unknown[]) => unknown = this.query.bind(this)
    this.query = (...args: unknown[]): never => {
      const answer = query(...args)
      if (answer instanceof Promise)
        answer.catch(({ message }: Error) => {
          if (message === 'Query read timeout') destroy()
        })
      return answer as never
    }

    const end: (...args: unknown[]) => unknown = this.end.bind(this)
    this.end = (...args: unknown[]): never => {
      const timer = setTimeout(destroy, endMs).unref()
      this.once('end', () => clearTimeout(timer))
      return end(...args) as never
    }
  }
}
