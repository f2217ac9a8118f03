import type { Predicate } from './predicate'

export const isAdmin: Predicate = ({ req }) => req.user?.role === 'admin'
