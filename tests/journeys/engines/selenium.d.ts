// The types name the folders; Node's imports need the files in them.
declare module 'selenium-webdriver/http/index.js' {
  export { Executor, HttpClient } from 'selenium-webdriver/http';
}

declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}
