/**
 * Language settings of phones, with the variants that readers distinguish. The first ones are
 * suggested for a new rule.
 */
export const languageTags: readonly string[] =
  'en de fr es it pt nl ja zh vi ar bg bn bs ca cs cy da el en-GB en-US es-419 es-MX et eu fa fi fil fr-CA ga gl gu he hi hr hu hy id is ka kk km kn ko ky lb lo lt lv mk ml mn mr ms mt my nb ne nn pa pl pt-BR pt-PT ro ru si sk sl sq sr sv sw ta te th tr uk ur uz zh-Hans zh-Hant zu'.split(
    ' ',
  )
