/** Bounds of comments: characters, comments of a thread and of a document, and mentions. */
export const commentLimits = { characters: 2000, perThread: 100, perDocument: 1000, mentions: 20 }
