/** An answer of an endpoint of our own, in the form of Payload’s errors. */
export const refuse = (status: number, message: string, data?: object): Response =>
  Response.json({ errors: [{ message, ...(data && { data }) }] }, { status })
