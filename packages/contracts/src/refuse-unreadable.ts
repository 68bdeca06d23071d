import { type Server, STATUS_CODES } from "node:http"

/**
 * The time in milliseconds for which the rest of a rejected request is read and discarded before the connection is
 * closed.
 */
const LINGER_MS = 1000

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Responds to requests that Node.js cannot parse, for example with 431 to a request with 10,000 query values, and keeps
 * reading for a moment. By default, Node.js closes the connection immediately, so that a client that is still sending
 * sees a reset connection instead of the response.
 */
export function refuseUnreadable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (socket.writableEnded) return
    const status = STATUSES[error.code ?? ""] ?? 400
    if (!socket.writable) return void socket.destroy()
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
}
