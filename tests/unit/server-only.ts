// In the tests every module may be imported; the real package only guards the browser bundle.
export {}
