/**
 * Words that phishing addresses combine with brands: signing in, security, money, parcels, fines and
 * prizes, in our languages as they are spelled in host names.
 */
const words = `
login logon signin signon sign-in log-in online secure secured security safe safety verify verified
verification verif validate validation confirm confirmation authenticate authentication auth
account accounts acct accountupdate update updates upgrade unlock unlocked locked suspended suspend
restore restricted recover recovery reset password passwort passcode pin otp id identity kyc alert
alerts notice notification warning billing bill invoice payment payments pay paying refund refunds
claim claims customer customers client clients support supports help helpdesk helpcenter service
services servicing center centre team desk portal access webmail mailbox mail web wallet wallets
connect sync migrate migration airdrop mint token tokens staking bonus gift gifts giftcard reward
rewards prize winner win lucky promo offer deal deals sale outlet discount voucher coupon survey free
tracking track trace parcel package packages delivery deliver redelivery redeliver shipment shipping
ship express customs fee fees toll tolls tax taxes fine fines violation ticket banking bank card cards
ebanking mobile app user users my official info contact now today live new
sendung sendungen sendungsverfolgung paket pakete zustellung lieferung zoll gebuehr konto kunde kunden
kundenservice kundencenter kundenportal sicherheit sicher bestaetigen bestaetigung anmelden anmeldung
einloggen freigabe freischalten tan pushtan phototan photo-tan aktualisieren aktualisierung rechnung
zahlung bezahlen erstattung rueckerstattung steuer steuern mahnung
colis livraison suivi compte client espace espaceclient securite securise verification connexion
identification paiement facture amende amendes remboursement impots mise-a-jour renouvellement vitale
envio envios paquete paquetes cuenta cliente clientes seguridad seguro verificar verificacion acceso
pago pagos factura aviso avisos multa multas entrega aduana reembolso actualizar banca
pacco pacchi spedizione spedizioni conto cliente clienti sicurezza sicuro verifica accesso pagamento
pagamenti consegna rimborso aggiorna aggiornamento area multa
pakket pakketten bezorging bezorgen levering rekening klant klanten beveiliging veilig verificatie
inloggen betaling betalen boete teruggave aanmelden vernieuwen
encomenda encomendas conta seguranca verificar pagamento pagamentos alfandega levantamento reembolso
taikhoan xacminh xacthuc dangnhap nganhang khuyenmai trungthuong nhanqua hoantien giaohang buudien
kakunin ninsho haitatsu fuzai saihaitatsu koushin kaiin denglu anquan yanzheng zhanghao jihuo`

export const lureWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** Words that are rarely together in an honest name; ordinary ones need a brand next to them. */
const strong = `
login logon signin verify verified verification verif validate validation confirm confirmation
authenticate authentication suspended suspend unlock restricted recover recovery password passwort
kyc otp billing refund redelivery redeliver customs airdrop webmail secure secured
security bestaetigen bestaetigung anmelden pushtan freigabe securite connexion remboursement amende
verificar verificacion verifica accesso acceso rimborso reembolso verificatie inloggen seguranca
xacminh xacthuc dangnhap kakunin saihaitatsu denglu yanzheng wallet account sendung sendungen colis paket
zustellung konto compte cuenta`

export const strongLureWords: ReadonlySet<string> = new Set(strong.trim().split(/\s+/))

/** Endings of which a large share of the registered names is reported for abuse. */
const risky = `tk ml ga cf gq top icu cyou buzz sbs cfd rest bond lol quest monster click cam
  support zip mov hair beauty skin makeup boats autos yachts xin win bid loan men party review
  stream trade date racing accountant cricket science faith download gdn work kim country`

export const riskyEndings: ReadonlySet<string> = new Set(risky.trim().split(/\s+/))

/** Services on which anyone publishes pages under a name of their choice. */
const hosting = `
000webhostapp.com 4everland.app azurewebsites.net backblazeb2.com blogspot.com bubbleapps.io
carrd.co codesandbox.io cprapid.com duckdns.org dweb.link firebaseapp.com fleek.co framer.app
framer.website ghost.io gitbook.io github.io gitlab.io glitch.me godaddysites.com hashnode.dev
hostingerapp.com hstn.me infinityfreeapp.com ipfs.io jimdofree.com jimdosite.com myfreesites.net
myshopify.com mystrikingly.com netlify.app ngrok.io ngrok-free.app notion.site onrender.com
pages.dev r2.dev replit.app repl.co rf.gd serveo.net site123.me square.site squarespace.com
surge.sh translate.goog tripod.com trycloudflare.com vercel.app web.app webflow.io webhostapp.com
webnode.page weebly.com weeblysite.com wixsite.com wixstudio.com wordpress.com workers.dev
ukit.me yolasite.com zapier.app`

const hostingDomains = new Set(hosting.trim().split(/\s+/))

/** Finds the hosting service on which anyone could have published a host, or undefined. */
export function findOpenHosting(host: string): string | undefined {
  const labels = host.split('.')
  return labels
    .slice(1)
    .map((_, at) => labels.slice(at + 1).join('.'))
    .find((name) => hostingDomains.has(name))
}
