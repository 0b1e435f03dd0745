/** The environment is read when the module is loaded. */
test('a renamed site has its name in icons and in the default picture beside links', async () => {
  process.env.SITE_NAME_KO = '온빛';
  const { brandImage, siteName } = await import('@/lib/site');
  const { pageMetadata, rootMetadata } = await import('@/lib/seo/metadata');
  expect(siteName).toBe('온빛 GYEOL');
  const drawn = '/media/share/site/icon-192.png';
  expect(brandImage('icon-192.png')).toBe(drawn);
  expect(rootMetadata().icons).toMatchObject({ icon: drawn });
  expect(pageMetadata({ path: '/' }).openGraph).toMatchObject({
    images: [{ url: 'http://localhost:3000/media/share/site/og.jpg' }],
  });
});
