import type { Predicate } from './predicate'

export const isAuthor: Predicate = ({ req }) => req.user?.role === 'author'
