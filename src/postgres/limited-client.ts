import pg from 'pg'

/** Time in milliseconds to wait for the server to acknowledge the end of a connection. */
const endMs = 1_000

/**
 * A client whose operations never block. The connection is destroyed when a query exceeds
 * `query_timeout`, because the next query would wait behind it and a transaction could stay open,
 * and when closing lasts longer than a second. Queries fail with the error, so no listener is
 * needed.
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
