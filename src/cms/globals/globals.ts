import type { GlobalConfig } from 'payload'
import { showSaving } from '@/cms/admin/saving/show-saving'
import { features } from './features'
import { footer } from './footer'
import { home } from './home'
import { navigation } from './navigation'
import { pricing } from './pricing'
import { site } from './site'
import { workflow } from './workflow'

/** In the order of the admin's menu. */
export const globals: GlobalConfig[] = [home, features, pricing, site, navigation, footer, workflow]
  .map(showSaving.global)
  // As in collections.
  .map((global) => ({ ...global, admin: { ...global.admin, hideAPIURL: true } }))
