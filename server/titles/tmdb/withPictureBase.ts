/** TMDB's configuration with another place for its pictures: the one thing in its answers that is ever changed. */
export function withPictureBase(body: Buffer, base: string): Buffer {
  const configuration: unknown = JSON.parse(body.toString());
  const images = Object(Reflect.get(Object(configuration), 'images'));
  return Buffer.from(
    JSON.stringify({
      ...Object(configuration),
      images: { ...images, base_url: base, secure_base_url: base },
    }),
  );
}
