import { configure } from "@testing-library/react"

/**
 * The timeout of `findBy` and `waitFor`, in milliseconds. It equals the timeout of `expect.poll`, so that tests do not
 * fail merely because the machine is busy.
 */
configure({ asyncUtilTimeout: 10_000 })
