export interface EventStreams {
  /** Registers a response if it is an event stream, so that `end` can end it. Returns the response. */
  readonly follow: (response: Response) => Response
  /**
   * Ends all open streams after their current chunk. Streams that are opened later end immediately. Clients then
   * reconnect and continue after the last event that they received.
   */
  readonly end: () => void
}

export function createEventStreams(): EventStreams {
  const open = new Set<() => void>()
  let isEnded = false

  function end(): void {
    for (const endOne of open) endOne()
  }

  function toEndable(source: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = source.getReader()
    let endOne = () => {}
    return new ReadableStream({
      start(controller) {
        endOne = () => {
          open.delete(endOne)
          controller.close()
          reader.cancel().catch(() => {})
        }
        open.add(endOne)
      },
      async pull(controller) {
        const { done, value } = await reader.read().catch((error) => {
          open.delete(endOne)
          throw error
        })
        if (!open.has(endOne)) return
        if (done) endOne()
        else controller.enqueue(value)
      },
      cancel(reason) {
        open.delete(endOne)
        return reader.cancel(reason)
      },
    })
  }

  return {
    follow(response) {
      const { body, headers } = response
      if (body === null || !headers.get("content-type")?.startsWith("text/event-stream")) return response
      const followed = new Response(toEndable(body), response)
      if (isEnded) end()
      return followed
    },
    end() {
      isEnded = true
      end()
    },
  }
}
