import type { Predicate } from './predicate'

export const isReviewer: Predicate = ({ req }) => req.user?.role === 'reviewer'
