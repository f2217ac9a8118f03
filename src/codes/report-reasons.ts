/** Reasons to report a code. */
export const reportReasons = ['phishing', 'malware', 'illegal', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
