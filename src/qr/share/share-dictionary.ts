/**
 * Preset dictionary for deflate: the text that nearly every shared code repeats, so that a link
 * contains little more than its own data. Must never change, because all links of version 1 depend
 * on it. Later designs and drafts still compress well with it.
 */
export const shareDictionary =
  '{"kind":"radial","stops":[{"offset":0,"color":"#"},{"offset":1,"color":"#"}]},{"kind":"linear","angleDegrees":0,"stops":[{"offset":0,"color":"#"},{"offset":1,"color":"#"}]},{"kind":"none"}' +
  '"rounded","extra-rounded","circle","leaf","cut","octagon","dot","diamond","classy-rounded"' +
  '"logo":{"source":{"kind":"icon","name":"","color":"#ffffff"},"size":0.2,"marginModules":1,"shape":"rounded","clearing":"modules","backdrop":{"kind":"solid","color":"#ffffff"}}' +
  '"frame":{"shape":"banner-below","fill":{"kind":"solid","color":"#1a1815"},"text":"","textColor":"#ffffff","font":"sans","language":"en"}' +
  '"type":"vcard","firstName":"","lastName":"","organization":"","mobile":"","email":"' +
  '"type":"wifi","ssid":"","security":"wpa","password":"","hidden":false' +
  '{"draft":{"type":"text","text":"","type":"url","url":"https://www.' +
  '"},"design":{"version":2,"level":"M","minVersion":1,"mask":"auto","eci":false,"sizePx":1000,"marginModules":4,"modules":{"shape":"square","scale":1,"fill":{"kind":"solid","color":"#1a1815"}},"finders":{"frame":"square","pupil":"square","frameFill":null,"pupilFill":null},"background":{"fill":{"kind":"solid","color":"#ffffff"},"cornerModules":0},"logo":null,"frame":null}}'
