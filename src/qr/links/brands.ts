/**
 * Brands whose names are imitated, from the yearly reports of the Anti-Phishing Working Group and of
 * national consumer and cyber-security agencies, plus the largest banks, parcel services, payment
 * services and authorities of the countries of our languages. One brand per line:
 * `word[,word…]: domain[ domain…]`, where a leading `?` marks words that also have an ordinary
 * meaning and `example.*` is any regional ending.
 */
const lines = `
paypal: paypal.* paypal.me paypalobjects.com paypal-corp.com paypal-community.com
venmo: venmo.com
cashapp: cash.app
?zelle: zellepay.com zelle.com
?stripe: stripe.com stripe.network
klarna: klarna.*
revolut: revolut.*
?wise: wise.com
payoneer: payoneer.com
skrill: skrill.com
westernunion: westernunion.com
moneygram: moneygram.com
mastercard: mastercard.* mastercard.us
?visa: visa.* visaeurope.com
americanexpress,amex: americanexpress.* amex.com
worldline: worldline.com
adyen: adyen.com
mollie: mollie.com
sumup: sumup.* sumup.link
paysafecard: paysafecard.com
?square: squareup.com square.site square.link
alipay: alipay.com alipayplus.com
wechat,weixin: wechat.com qq.com weixin.qq.com wechatpay.com
unionpay: unionpay.com unionpayintl.com
paypay: paypay.ne.jp
?line: line.me line.biz linecorp.com
mercadopago,mercadolibre,mercadolivre: mercadopago.* mercadolibre.* mercadolivre.*
paytm: paytm.com
phonepe: phonepe.com
twint: twint.ch
bizum: bizum.es
mbway: mbway.pt
multibanco: multibanco.pt
tikkie: tikkie.me
satispay: satispay.com
postepay,bancoposta: postepay.it poste.it
zalopay: zalopay.vn
vnpay: vnpay.vn
?momo: momo.vn
?interac: interac.ca

?chase: chase.com
jpmorgan,jpmorganchase: jpmorgan.com jpmorganchase.com
bankofamerica: bankofamerica.com bofa.com
wellsfargo: wellsfargo.com
citibank: citi.com citibank.* citibankonline.com
capitalone: capitalone.com
usbank: usbank.com
truist: truist.com
pncbank: pnc.com pncbank.com
?discover: discover.com
navyfederal: navyfederal.org
usaa: usaa.com
schwab: schwab.com
?fidelity: fidelity.*
?vanguard: vanguard.*
?regions: regions.com
huntington: huntington.com
barclays,barclaycard: barclays.* barclaycard.* barclays.net barclaycardus.com
lloydsbank,lloyds: lloydsbank.com lloydsbankinggroup.com lloyds.com
natwest: natwest.com natwestgroup.com
hsbc: hsbc.* hsbcnet.com
santander: santander.* santander.com gruposantander.com santanderbank.com bancosantander.es santanderconsumer.de santandertotta.pt
?halifax: halifax.co.uk halifax.ca
?nationwide: nationwide.co.uk nationwide.com
?monzo: monzo.com
?starling: starlingbank.com
?sparkasse: sparkasse.de sparkasse.at sparkassen-finanzportal.de
?volksbank: volksbank.de vr.de volksbank.at
commerzbank: commerzbank.* commerzbank.com
deutschebank,deutsche-bank: deutsche-bank.de deutschebank.* db.com
?postbank: postbank.de postbank.bg
comdirect: comdirect.de
?dkb: dkb.de
n26: n26.com
targobank: targobank.de
consorsbank: consorsbank.de
hypovereinsbank: hypovereinsbank.de
?ing: ing.* ing-diba.de ingdirect.*
bnpparibas: bnpparibas.* group.bnpparibas mabanque.bnpparibas bnpparibasfortis.be
creditagricole,credit-agricole: credit-agricole.fr credit-agricole.com
societegenerale: societegenerale.* societegenerale.com sg.fr
labanquepostale: labanquepostale.fr labanquepostale.com
creditmutuel: creditmutuel.fr creditmutuel.com
caisse-epargne,caissedepargne: caisse-epargne.fr
banquepopulaire: banquepopulaire.fr
boursorama,boursobank: boursorama.com boursobank.com boursorama-banque.com
bbva: bbva.* bbva.com bbvaopenmind.com bbvaresearch.com
caixabank: caixabank.es caixabank.com
sabadell,bancosabadell: bancsabadell.com bancosabadell.com grupbancsabadell.com
bankinter: bankinter.com
?unicaja: unicajabanco.es unicaja.es
kutxabank: kutxabank.es
intesasanpaolo: intesasanpaolo.com
unicredit: unicredit.* unicreditgroup.eu
?fineco: finecobank.com fineco.it
nexi: nexi.it nexigroup.com
mediolanum: bancamediolanum.it mediolanum.it mediolanum.com
?mps: mps.it gruppomps.it
abnamro: abnamro.* abnamro.com
rabobank: rabobank.* rabobank.com
snsbank: snsbank.nl
bunq: bunq.com
?knab: knab.nl
belfius: belfius.be
?kbc: kbc.* kbc.com
postfinance: postfinance.ch
?ubs: ubs.com
?raiffeisen: raiffeisen.ch raiffeisen.at raiffeisen.*
millenniumbcp: millenniumbcp.pt
novobanco: novobanco.pt
caixageraldedepositos: cgd.pt
?montepio: montepio.org bancomontepio.pt montepio.pt
itau: itau.* itau.com.br
bradesco: bradesco.* bradesco.com.br banco.bradesco
nubank: nubank.com.br nubank.*
commbank: commbank.com.au
westpac: westpac.*
scotiabank: scotiabank.*
mufg: mufg.jp bk.mufg.jp mufg.*
smbc: smbc.co.jp smbc-card.com smbcgroup.com smbcnikko.co.jp
mizuhobank,mizuho: mizuhobank.co.jp mizuhobank.com mizuho-fg.co.jp mizuho-fg.com mizuho-sc.com mizuho-ls.co.jp
rakuten: rakuten.* rakuten.com rakuten-bank.co.jp rakuten-card.co.jp rakuten-sec.co.jp rakuten-edu.co.jp
saisoncard: saisoncard.co.jp
aeoncard,aeonbank: aeon.co.jp aeonbank.co.jp
jpbank: jp-bank.japanpost.jp
eposcard: eposcard.co.jp
vietcombank: vietcombank.com.vn
techcombank: techcombank.com techcombank.com.vn
bidv: bidv.com.vn bidv.vn
agribank: agribank.com.vn agribank.com
vietinbank: vietinbank.vn
mbbank: mbbank.com.vn
sacombank: sacombank.com.vn sacombank.com
vpbank: vpbank.com.vn
tpbank: tpb.vn tpbank.com.vn
?acb: acb.com.vn
icbc: icbc.* icbc.com.cn icbc-us.com
?ccb: ccb.com
cmbchina: cmbchina.com
abchina: abchina.com abchina.com.cn
hdfcbank: hdfcbank.com hdfc.bank.in
icicibank: icicibank.com

dhl: dhl.* dhl.com dhlparcel.nl dhlparcel.es dhlparcel.pt dhl-news.com dhlexpress.fr
fedex: fedex.com
?ups: ups.com theupsstore.com
dpd: dpd.* dpd.com dpdgroup.com dpdlocal.co.uk
?gls: gls-group.com gls-group.eu gls-pakete.de gls-us.com gls-spain.es gls-italy.com
?hermes: myhermes.de hermesworld.com hermes.com
evri: evri.com
royalmail: royalmail.com royalmailgroup.com
parcelforce: parcelforce.com
usps: usps.com usps.gov uspsoig.gov
canadapost: canadapost.ca canadapost-postescanada.ca
auspost: auspost.com.au
anpost: anpost.com anpost.ie
deutschepost,deutsche-post: deutschepost.de deutschepost.com
?laposte: laposte.fr laposte.net laposte.com
chronopost: chronopost.fr
colissimo: colissimo.fr colissimo.entreprise.laposte.fr
mondialrelay,mondial-relay: mondialrelay.*
?correos: correos.es correosexpress.com correos.*
seur: seur.com
?poste,posteitaliane,poste-italiane: poste.it posteitaliane.it posteitaliane.post
bartolini: brt.it
postnl: postnl.* postnl.com postnl.post
bpost: bpost.be bpostgroup.com
swisspost,dieschweizerischepost: post.ch swisspost.ch swisspost.com
inpost: inpost.*
yamato,kuronekoyamato: kuronekoyamato.co.jp yamato-hd.co.jp yamatosoysauce-miso.co.jp
sagawa: sagawa-exp.co.jp
japanpost: japanpost.jp
vnpost: vnpost.vn
viettelpost: viettelpost.vn viettelpost.com.vn
ghtk,giaohangtietkiem: giaohangtietkiem.vn ghtk.vn
giaohangnhanh: ghn.vn
shunfeng: sf-express.com

google: google.* google.com googleblog.com blog.google about.google withgoogle.com googleusercontent.com googleapis.com googlesource.com googlecloud.com googlegroups.com thinkwithgoogle.com domains.google store.google googleadservices.com googletagmanager.com google-analytics.com googlesyndication.com googlevideo.com googlemail.com
gmail: gmail.com
youtube: youtube.* youtube.com youtube-nocookie.com youtubekids.com
?apple: apple.com apple.news apple.co
appleid,icloud: icloud.com apple.com
itunes: itunes.com apple.com
iphone: iphone.com apple.com
microsoft,microsoftonline: microsoft.* microsoft.com microsoftonline.com microsoft365.com cloud.microsoft windows.net microsoftstream.com microsoftedge.com
office365: office.com office365.com
?outlook: outlook.com office.com outlook.live.com
onedrive: onedrive.com onedrive.live.com
sharepoint: sharepoint.com
hotmail: hotmail.* hotmail.com
?office: office.com office.net
linkedin: linkedin.com
github: github.com github.io githubusercontent.com github.blog github.dev githubstatus.com githubassets.com githubcopilot.com
gitlab: gitlab.com gitlab.io
adobe: adobe.com adobe.io adobelogin.com adobecc.com adobeaemcloud.com
docusign: docusign.* docusign.com docusign.net
dropbox: dropbox.com dropboxusercontent.com dropbox.tech
wetransfer: wetransfer.com
?zoom: zoom.us zoom.com zoomgov.com
?slack: slack.com slack-edge.com
okta: okta.com oktapreview.com
salesforce: salesforce.com force.com
godaddy: godaddy.com
cloudflare: cloudflare.com cloudflareinsights.com cloudflarestatus.com cloudflare.net
namecheap: namecheap.com
ionos: ionos.*
?strato: strato.de strato.*
wordpress: wordpress.com wordpress.org wordpress.tv wordpress.net
yahoo: yahoo.* yahoo.com yahoo.co.jp yahooinc.com yahoosports.com yahooapis.jp
?aol: aol.com aol.*
samsung: samsung.com samsung.*
?intel: intel.* intel.com
nvidia: nvidia.* nvidia.com
lenovo: lenovo.com
openai,chatgpt: openai.com chatgpt.com
norton: norton.com
mcafee: mcafee.com
kaspersky: kaspersky.* kaspersky.com
geeksquad: geeksquad.com bestbuy.com

facebook: facebook.com facebook.net fb.com facebookmail.com facebookbrand.com
instagram: instagram.com cdninstagram.com
whatsapp: whatsapp.com whatsapp.net
?meta: meta.com
messenger: messenger.com
twitter: twitter.com
tiktok: tiktok.com tiktokcdn.com tiktokv.com tiktokshop.com
snapchat: snapchat.com
pinterest: pinterest.*
reddit: reddit.com redditinc.com redditmedia.com
discord: discord.com discord.gg discord.new discordapp.com discordapp.net discordstatus.com
telegram: telegram.org telegram.me telegra.ph t.me telegram.dog
?signal: signal.org
skype: skype.com
?zalo: zalo.me zalo.vn
twitch: twitch.tv
onlyfans: onlyfans.com
?vk,vkontakte: vk.com vk.ru vkontakte.ru
weibo: weibo.com weibo.cn
?quora: quora.com
?vimeo: vimeo.com vimeocdn.com
soundcloud: soundcloud.com

netflix: netflix.com netflix.net netflixtechblog.com
spotify: spotify.com spotify.design spotifycdn.com byspotify.com
disneyplus: disneyplus.com
hulu: hulu.com
primevideo: primevideo.com
hbomax: hbomax.com
?dazn: dazn.com
?steam: steampowered.com steamcommunity.com steamstatic.com
steamcommunity,steampowered: steamcommunity.com steampowered.com
roblox: roblox.com rbxcdn.com
epicgames: epicgames.com
fortnite: fortnite.com epicgames.com
playstation: playstation.com playstation.net
nintendo: nintendo.* nintendo.com nintendo.net
xbox: xbox.com xboxlive.com
minecraft: minecraft.net

amazon: amazon.* amazon.com ssl-images-amazon.com media-amazon.com images-amazon.com amazonaws.com amazon.dev amazonpay.com amazon.science amazon.jobs amazon-adsystem.com aboutamazon.com aboutamazon.*
ebay: ebay.* ebay.com ebayinc.com ebaystatic.com ebay-kleinanzeigen.de
walmart: walmart.* walmart.com walmartimages.com
?target: target.com
costco: costco.*
bestbuy: bestbuy.*
alibaba: alibaba.com alibabacloud.com alibabagroup.com
aliexpress: aliexpress.*
taobao: taobao.com
tmall: tmall.com
?temu: temu.com
shein: shein.* shein.com
shopee: shopee.*
lazada: lazada.*
zalando: zalando.* zalando.com zalando-lounge.*
?otto: otto.de
mediamarkt: mediamarkt.*
ikea: ikea.com ikea.*
lidl: lidl.* lidl.com lidlplus.com lidl-reisen.de lidl-fotos.de
aldi: aldi.* aldi-sued.de aldi-nord.de aldi.us
carrefour: carrefour.* carrefour.com
decathlon: decathlon.* decathlon.com
kleinanzeigen: kleinanzeigen.de ebay-kleinanzeigen.de
leboncoin: leboncoin.fr
vinted: vinted.*
wallapop: wallapop.com
marktplaats: marktplaats.nl
mercari: mercari.com mercari.jp mercari-shops.com
allegro: allegro.pl allegro.*
?olx: olx.*
shopify: shopify.com myshopify.com shopifycdn.com shopify.dev
etsy: etsy.com
booking: booking.com
airbnb: airbnb.*
expedia: expedia.*
ryanair: ryanair.com
lufthansa: lufthansa.com lufthansagroup.com lufthansa-cargo.com

vodafone: vodafone.* vodafone.com
?telekom: telekom.de telekom.com telekom.*
?o2: o2.* o2online.de o2online.es
?orange: orange.* orange.com orange-business.com
?sfr: sfr.fr sfr.com
bouyguestelecom: bouyguestelecom.fr
movistar: movistar.*
telefonica: telefonica.* telefonica.com
swisscom: swisscom.ch swisscom.com
verizon: verizon.com verizonwireless.com
?att: att.com att.net
tmobile,t-mobile: t-mobile.* t-mobile.com tmobile.com
xfinity,comcast: xfinity.com comcast.com comcast.net
docomo: docomo.ne.jp nttdocomo.co.jp
softbank: softbank.jp softbank.co.jp
viettel: viettel.vn viettel.com.vn

coinbase: coinbase.com
binance: binance.* binance.com binance.org
kraken: kraken.com
metamask: metamask.io
trustwallet: trustwallet.com
?ledger: ledger.com
trezor: trezor.io
opensea: opensea.io
uniswap: uniswap.org
walletconnect: walletconnect.com walletconnect.org walletconnect.network
?phantom: phantom.app phantom.com
bybit: bybit.com bybit.eu
kucoin: kucoin.com
?okx: okx.com
?blockchain: blockchain.com blockchain.info
pancakeswap: pancakeswap.finance
etherscan: etherscan.io
robinhood: robinhood.com
etoro: etoro.com
trade-republic,traderepublic: traderepublic.com
interactivebrokers: interactivebrokers.*

?irs: irs.gov
hmrc: hmrc.gov.uk
dvla: dvla.gov.uk
ezpass,e-zpass: e-zpassny.com ezpassnj.com e-zpassiag.com ezpassva.com
sunpass: sunpass.com
?fastrak: thetollroads.com bayareafastrak.org
?elster: elster.de
?impots: impots.gouv.fr
?ameli: ameli.fr
antai: antai.gouv.fr amendes.gouv.fr
?crit-air,critair: certificat-air.gouv.fr
agenciatributaria: agenciatributaria.es agenciatributaria.gob.es
?dgt: dgt.es dgt.gob.es
agenziaentrate: agenziaentrate.gov.it
?inps: inps.it
digid: digid.nl
belastingdienst: belastingdienst.nl
?etax,e-tax: e-tax.nta.go.jp
?eki-net,ekinet: eki-net.com
etc-meisai: etc-meisai.jp
vneid: vneid.gov.vn
?mygov: my.gov.au mygov.in
12306: 12306.cn
ticketmaster: ticketmaster.* ticketmaster.com
wikipedia: wikipedia.org wikimedia.org
mozilla: mozilla.org mozilla.com
evernote: evernote.com
?naver: naver.com naver.me
yandex: yandex.* yandex.com yandex.net
huawei: huawei.com huaweicloud.com
ovhcloud: ovhcloud.com ovh.com ovh.*
teamviewer: teamviewer.com
zendesk: zendesk.* zendesk.com
hubspot: hubspot.* hubspot.com hubspot.net
mailchimp: mailchimp.com mailchi.mp list-manage.com
surveymonkey: surveymonkey.* surveymonkey.com
?typeform: typeform.com
?canva: canva.com canva.site canva.cn
shutterstock: shutterstock.com
eventbrite: eventbrite.* eventbrite.com
tripadvisor: tripadvisor.* tripadvisor.com
trustpilot: trustpilot.com
gofundme: gofundme.com
?kickstarter: kickstarter.com`

export type Brand = {
  /** The words of the name; the first is the usual one. */
  words: readonly string[]
  /** The main domain, to show to readers. */
  domain: string
  /** Whether the words have an ordinary meaning, too. */
  isOrdinary: boolean
}

const official = new Set<string>()
const regional = new Set<string>()

export const brands: readonly Brand[] = lines
  .split('\n')
  .filter((line) => line.includes(': '))
  .map((line) => {
    const [names = '', list = ''] = line.split(': ')
    const domains = list.split(' ')
    for (const domain of domains) {
      if (domain.endsWith('.*')) regional.add(domain.slice(0, -2))
      else official.add(domain)
    }
    return {
      words: names.replace('?', '').split(','),
      domain: (domains[0] ?? '').replace('*', 'com'),
      isOrdinary: names.startsWith('?'),
    }
  })

/** Endings that anyone can register for nothing or next to nothing, so they are not regional. */
const regionalEnding =
  /^(?:(?:com?|net|org|gov)\.)?(?!tk$|ml$|ga$|cf$|gq$|cc$|pw$|su$|ws$|la$|to$)[a-z]{2}$|^com$/

/** Whether a host belongs to one of the brands. */
export function isBrandDomain(host: string, domain: string, label: string, ending: string) {
  if (regional.has(label) && regionalEnding.test(ending)) return true
  const labels = host.split('.')
  return official.has(domain) || labels.some((_, at) => official.has(labels.slice(at).join('.')))
}

/** Finds the official domain that is spelled out inside a host, as in `paypal.com.example.net`. */
export function findSpelledDomain(labels: readonly string[]): string | undefined {
  for (let at = 0; at + 1 < labels.length; at++) {
    const two = `${labels[at]}.${labels[at + 1]}`
    if (official.has(two)) return two
    const isRegional = regional.has(labels[at] ?? '') && regionalEnding.test(labels[at + 1] ?? '')
    if (isRegional) return two
  }
  return undefined
}
