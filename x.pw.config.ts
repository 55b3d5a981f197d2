import config from './playwright.config.ts';
const launch = config.use!.launchOptions!;
const extra = (process.env.X_FLAGS ?? '').split(' ').filter(Boolean);
export default { ...config, use: { ...config.use, launchOptions: { ...launch, args: [...launch.args!, ...extra] } } };
