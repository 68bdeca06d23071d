interface Request<Result> {
  readonly result: Promise<Result>
  readonly controller: AbortController
  waiting: number
}

export type Begin<Result> = (signal: AbortSignal) => Promise<Result>

export type ShareRequest<Result> = (
  key: string,
  begin: Begin<Result>,
  signal: AbortSignal | undefined,
) => Promise<Result>

/**
 * Creates a function that shares one request between all callers with the same key. The request is aborted once all of
 * these callers have cancelled.
 */
export function createSharedRequests<Result>(): ShareRequest<Result> {
  const underWay = new Map<string, Request<Result>>()

  function start(key: string, begin: Begin<Result>): Request<Result> {
    const controller = new AbortController()
    const request = { result: begin(controller.signal), controller, waiting: 0 }
    underWay.set(key, request)
    const forget = () => void leave(key, request)
    request.result.then(forget, forget)
    return request
  }

  function leave(key: string, request: Request<Result>): void {
    if (underWay.get(key) === request) underWay.delete(key)
  }

  return async (key, begin, signal) => {
    signal?.throwIfAborted()
    const request = underWay.get(key) ?? start(key, begin)
    request.waiting += 1
    try {
      return await (signal ? waitUntilAborted(request.result, signal) : request.result)
    } finally {
      request.waiting -= 1
      if (request.waiting === 0) {
        leave(key, request)
        request.controller.abort()
      }
    }
  }
}

function waitUntilAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener("abort", abort)
    result.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort))
  })
}
