import type { Access } from 'payload'
import { canUpdateEditorial } from './can-update-editorial'
import { isOwnPost } from './is-own-post'

export const canUpdatePosts: Access = (args) => canUpdateEditorial(args) || isOwnPost(args)
