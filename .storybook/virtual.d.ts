declare module "virtual:message-uses" {
  const uses: Readonly<Record<string, number>>;
  export default uses;
}
