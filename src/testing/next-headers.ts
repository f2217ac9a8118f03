// Replaces Next's access to the request, which only a running server has.

/** The request that a test pretends to answer. */
export const testRequest = {
  headers: new Headers(),
  cookie: undefined as { name: string; value: string } | undefined,
  isDraft: false,
}

export const headers = async () => testRequest.headers
export const cookies = async () => ({
  get: (name: string) => (testRequest.cookie?.name === name ? testRequest.cookie : undefined),
})
export const draftMode = async () => ({ isEnabled: testRequest.isDraft })
