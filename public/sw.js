// The service worker of this site. It takes its place at once and keeps nothing yet: every request
// goes to the network, as without it.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
