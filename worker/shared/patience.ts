/** Runs something that listens to the signal, which aborts after so many milliseconds. Unlike `AbortSignal.timeout`, no timer is left when it
    ends: a pending one keeps an object awake, which takes memory and is paid for. */
export async function within<T>(ms: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError')), ms)
  try {
    return await act(control.signal)
  } finally {
    clearTimeout(timer)
  }
}
