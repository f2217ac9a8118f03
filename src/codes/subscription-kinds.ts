/** What subscribers get by mail: the weekly report, or alerts about targets and missing scans. */
export const subscriptionKinds = ['report', 'alerts'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]
