/** Domains of link shorteners and of services for codes with a changeable destination. */
const domains = `
adf.ly amzn.eu amzn.to app.link bit.do bit.ly bitly.com bl.ink buff.ly clck.ru cli.gs cutt.ly
cutt.us delivr.com dlvr.it dub.co dub.sh dwz.cn fb.me ff.im flow.page goo.gl goo.su han.gl hubs.ly
hyperurl.co ibm.co ift.tt is.gd j.mp kutt.it l.ead.me linkqr.com lnk.to lnkd.in me-qr.com me2.do
mz.cm n9.cl onelink.me ouo.io ow.ly owl.li page.link po.st psce.pw q-r.to q.gs qr-codes.io qr.ae
qr.io qr.link qr.page qr1.be qrcc.me qrco.de qrd.by qrfy.io qrgo.page qrs.ly qrto.org rb.gy
rebrand.ly reurl.cc s.id scan.page scnv.io sh.st short.gy short.io shorte.st shorturl.at shrtco.de
smarturl.it snip.ly snipurl.com soo.gd spoo.me sptfy.com surl.li t.cn t.co t.ly t2m.io tiny.cc
tiny.one tinyurl.com tny.im tr.im trib.al u.to uqr.me url.cn urls.fr urlz.fr v.gd vo.la waa.ai x.gd
xurl.es zpr.io`

const shorteners = new Set(domains.trim().split(/\s+/))

/** Finds the shortening service for a host, or undefined. */
export function findShortener(host: string): string | undefined {
  const labels = host.replace(/^www\./, '').split('.')
  return labels.map((_, at) => labels.slice(at).join('.')).find((name) => shorteners.has(name))
}
