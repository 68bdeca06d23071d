import { type Server, STATUS_CODES } from "node:http"

/** The time for which the rest of a refused request is read and dropped. */
const LINGER_MS = 1000

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Responds to requests that Node cannot parse, for example with 431 to one with 10,000 query values, and reads the rest
 * for a moment. Node would close the connection at once, so that the client drops the response and reports a reset
 * connection while it is still sending.
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
