import { type Server, STATUS_CODES } from "node:http"

/** The time for which the rest of a refused request is read and dropped. */
const LINGER_MS = 1000

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers requests that Node cannot read, such as one with 10,000 query values (431), and reads on for a moment.
 *
 * Node itself closes the connection at once: then what is still arriving makes the client drop the response unread, and
 * report a reset connection.
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
