/** Creates an error response in the format of Payload’s errors, for custom endpoints. */
export const refuse = (status: number, message: string, data?: object): Response =>
  Response.json({ errors: [{ message, ...(data && { data }) }] }, { status })
