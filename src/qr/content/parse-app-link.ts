/** A link for a single app, of a service without a form here. */
export type AppLink = { type: AppLinkType; link: string }

/** More specific prefixes come first. */
export const appLinkTypes = [
  'wechat-pay',
  'wechat',
  'alipay',
  'paypay',
  'line-link',
  'zalo-link',
] as const
export type AppLinkType = (typeof appLinkTypes)[number]

const patterns: Readonly<Record<AppLinkType, RegExp>> = {
  'wechat-pay': /^(wxp:\/\/|weixin:\/\/wxpay\/|https?:\/\/payapp\.(weixin|wechatpay)\.)/i,
  wechat:
    /^(weixin:\/\/|https?:\/\/(u\.wechat\.com|weixin\.qq\.com\/[gr]|work\.weixin\.qq\.com\/[a-z]|mp\.weixin\.qq\.com\/a)\/)/i,
  alipay: /^(https?:\/\/qr\.alipay\.com\/|alipays?:\/\/)/i,
  paypay: /^(https?:\/\/qr\.paypay\.ne\.jp\/|paypay:\/\/)/i,
  'line-link': /^(https?:\/\/(line\.me\/(r|ti)\/|lin\.ee\/|liff\.line\.me\/)|line:\/\/)/i,
  'zalo-link': /^(https?:\/\/(chat\.|oa\.|qr\.)?zalo\.me\/|zalo:\/\/)/i,
}

/** Recognizes links of WeChat, Alipay, PayPay, LINE and Zalo by their published prefixes. */
export function parseAppLink(text: string): AppLink | undefined {
  const link = text.trim()
  if (/\s/.test(link)) return undefined
  const type = appLinkTypes.find((each) => patterns[each].test(link))
  return type && { type, link }
}
