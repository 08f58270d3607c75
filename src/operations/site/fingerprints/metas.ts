/** Meta elements that only one product writes, as `name=content` in lower case. */
export const metaElements: Readonly<Record<string, string>> = {
  // Yii has the same name with `_csrf`; Laravel and Phoenix have only csrf-token.
  'csrf-param=authenticity_token': 'Ruby on Rails',
};
