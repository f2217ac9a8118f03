/** Domains whose names are imitated often. */
const domains = `
adobe.com airbnb.com alibaba.com aliexpress.com allegro.pl amazon.com americanexpress.com apple.com
att.com bankofamerica.com barclays.co.uk binance.com blockchain.com booking.com bankia.es
capitalone.com caixabank.es cloudflare.com coinbase.com commerzbank.de correos.es chronopost.fr
deutschebank.de deutschepost.de discord.com disneyplus.com docusign.com dropbox.com ebay.com
etsy.com evernote.com expedia.com facebook.com fedex.com github.com gitlab.com google.com
hermesworld.com hotmail.com icloud.com imdb.com ingdirect.com instagram.com interactivebrokers.com
intesasanpaolo.com klarna.com kraken.com laposte.fr lidl.com linkedin.com lloydsbank.com mastercard.com
mercadolibre.com metamask.io microsoft.com monzo.com mozilla.org netflix.com nintendo.com office.com
outlook.com paypal.com payoneer.com pinterest.com playstation.com poste.it postfinance.ch
postnl.nl rabobank.nl rakuten.co.jp reddit.com revolut.com roblox.com royalmail.com samsung.com
santander.com shopify.com signal.org skype.com slack.com snapchat.com sparkasse.de spotify.com
steamcommunity.com steampowered.com stripe.com swisscom.ch swisspost.ch taobao.com telegram.org
tiktok.com trustwallet.com twitch.tv twitter.com unicredit.it vietcombank.com.vn vodafone.com volksbank.de
walmart.com wechat.com wellsfargo.com westernunion.com whatsapp.com wikipedia.org wordpress.com
yahoo.com youtube.com zalando.com zelle.com zoom.us`

/** `paypal` → `paypal.com` */
export const knownNames: ReadonlyMap<string, string> = new Map(
  domains
    .trim()
    .split(/\s+/)
    .map((domain) => [domain.split('.')[0] as string, domain]),
)
