/** The flags for a browser that sends requests only to our own servers. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
]
