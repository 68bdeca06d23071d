// Serves a built Storybook with a strict content security policy: `node serve.ts 6119 ../storybook-static`.
import { createHash } from "node:crypto"
import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type ServerResponse } from "node:http"
import { extname, join, normalize } from "node:path"

const [port = "6119", folder = "../storybook-static"] = process.argv.slice(2)
const root = join(import.meta.dirname, folder)

if (!existsSync(join(root, "index.json"))) {
  console.error(`storybook: ${root} holds no built Storybook. Run \`npm run stories:build\` first.`)
  process.exit(1)
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".mvt": "application/vnd.mapbox-vector-tile",
  ".webm": "video/webm",
  ".woff2": "font/woff2",
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost")
  if (pathname === "/favicon.ico") {
    response.writeHead(204).end()
    return
  }
  const path = join(root, normalize(decodeURIComponent(pathname === "/" ? "/index.html" : pathname)))
  if (!path.startsWith(root) || !existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end()
    return
  }
  send(response, path)
}).listen(Number(port), () => console.log(`storybook: http://localhost:${port}`))

function send(response: ServerResponse, path: string): void {
  const type = TYPES[extname(path)] ?? "application/octet-stream"
  const body = readFileSync(path)
  const policy = extname(path) === ".html" ? { "Content-Security-Policy": policyFor(body.toString("utf8")) } : undefined
  const caching = path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
  response.writeHead(200, { "Content-Type": type, "Cache-Control": caching, ...policy }).end(body)
}

/**
 * The value of the only `style` attribute that Storybook adds at run time. The accessibility addon uses it for its
 * colour filters.
 */
const ADDON_STYLE = "position:absolute;width:0;height:0;overflow:hidden"

const FRAME_STYLES = [
  hash(""),
  "'sha256-PPXvTto92uh84aFCI7MBOIX0TMcl90R+oo61A3tFCvw='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
].join(" ")

function policyFor(html: string): string {
  const scripts = hashes(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles} ${FRAME_STYLES}`,
    `style-src-attr 'unsafe-hashes' ${hash(ADDON_STYLE)}`,
    "img-src 'self' data:",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'self'",
  ].join("; ")
}

function hashes(html: string, pattern: RegExp): string {
  const texts = Array.from(html.matchAll(pattern), ([, text = ""]) => text)
  return texts.map(hash).join(" ")
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}
